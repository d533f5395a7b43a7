/**
 * @generated SignedSource<<1a5d19f3708dddd0801bb6a1d56876d3>>
 * @relayHash a082802855e307271b606d50f500c320
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db0491708ee9872cd20c9d4a5580bd4f7612dedecf19da82f3d05d9a5087ebff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingCycle = "MONTHLY" | "PER_ORDER" | "WEEKLY";
export type CustomerKind = "COMPANY" | "INDIVIDUAL" | "INDIVIDUAL_B2B";
export type CustomerTaxStatus = "GOVERNMENT" | "NON_PKP" | "OTHER_COLLECTOR" | "PKP";
export type Language = "EN" | "ID";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
export type CreateCustomerInput = {
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
  deliveryAddress?: CustomerAddressInput | null | undefined;
  directors?: ReadonlyArray<CustomerDirectorInput> | null | undefined;
  email: string;
  employees?: number | null | undefined;
  financeEmail?: string | null | undefined;
  financeName?: string | null | undefined;
  hardCopy: boolean;
  idempotencyKey: string;
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
export type CustomerDirectorInput = {
  email?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
};
export type useCreateCustomerMutation$variables = {
  input: CreateCustomerInput;
};
export type useCreateCustomerMutation$data = {
  readonly createCustomer: {
    readonly customer: {
      readonly name: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateCustomerMutation = {
  response: useCreateCustomerMutation$data;
  variables: useCreateCustomerMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerWarning",
  "kind": "LinkedField",
  "name": "warnings",
  "plural": true,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateCustomerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavedCustomerPayload",
        "kind": "LinkedField",
        "name": "createCustomer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v6/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateCustomerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavedCustomerPayload",
        "kind": "LinkedField",
        "name": "createCustomer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db0491708ee9872cd20c9d4a5580bd4f7612dedecf19da82f3d05d9a5087ebff",
    "metadata": {},
    "name": "useCreateCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c2b20c30b9bd221bfda5efb82d8ecfb2";

export default node;
