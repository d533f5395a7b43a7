/**
 * @generated SignedSource<<d6a5655f7fa73699d00d4429c0b8c894>>
 * @relayHash 614eeecfd62b262f36a74f3384351bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92355d527f82ad5a0fbedbfd09467d29a2101adf90885b48bb9612bd2f2e75e8

import type { ConcreteRequest } from 'relay-runtime';
export type BillingCycle = "MONTHLY" | "PER_ORDER" | "WEEKLY";
export type CustomerKind = "COMPANY" | "INDIVIDUAL" | "INDIVIDUAL_B2B";
export type CustomerTaxStatus = "GOVERNMENT" | "NON_PKP" | "OTHER_COLLECTOR" | "PKP";
export type Language = "EN" | "ID";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
export type SubmitCustomerAccountInput = {
  accountName?: string | null | undefined;
  accountNumber?: string | null | undefined;
  alias?: string | null | undefined;
  bankName?: string | null | undefined;
  billingAddress: CustomerAddressInput;
  billingCycle: BillingCycle;
  billingDay?: number | null | undefined;
  branchName?: string | null | undefined;
  branchNumber?: string | null | undefined;
  businessNumber?: string | null | undefined;
  declared: boolean;
  deliveryAddress?: CustomerAddressInput | null | undefined;
  directors?: ReadonlyArray<SubmittedDirectorInput> | null | undefined;
  email: string;
  employees?: number | null | undefined;
  financeEmail?: string | null | undefined;
  financeName?: string | null | undefined;
  hardCopy: boolean;
  identityNumber?: string | null | undefined;
  industry?: string | null | undefined;
  invoiceEmails?: ReadonlyArray<string> | null | undefined;
  language: Language;
  legalName: string;
  phone: string;
  picEmail?: string | null | undefined;
  picName?: string | null | undefined;
  picPhone?: string | null | undefined;
  picPosition?: string | null | undefined;
  registeredAddress?: CustomerAddressInput | null | undefined;
  taxNumber?: string | null | undefined;
  taxStatus: CustomerTaxStatus;
  token: string;
  type: CustomerKind;
  withholding?: WithholdingCode | null | undefined;
};
export type CustomerAddressInput = {
  district: string;
  postalCode: string;
  province: string;
  regency: string;
  street1: string;
  street2?: string | null | undefined;
  ward: string;
};
export type SubmittedDirectorInput = {
  email?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
};
export type callsSubmitAccountMutation$variables = {
  input: SubmitCustomerAccountInput;
};
export type callsSubmitAccountMutation$data = {
  readonly submitCustomerAccount: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type callsSubmitAccountMutation = {
  response: callsSubmitAccountMutation$data;
  variables: callsSubmitAccountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CustomerRequestPayload",
    "kind": "LinkedField",
    "name": "submitCustomerAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "callsSubmitAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsSubmitAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "92355d527f82ad5a0fbedbfd09467d29a2101adf90885b48bb9612bd2f2e75e8",
    "metadata": {},
    "name": "callsSubmitAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38ca0eefcc9688035beefc7d3a85082b";

export default node;
