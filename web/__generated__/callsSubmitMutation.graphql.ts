/**
 * @generated SignedSource<<a3fff45cb049b08c50f8d64d25aa678c>>
 * @relayHash 24f0457fee4329cb7674b1ea5282c56d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2173356a88d81060a5e8a2488f31399bc2f121b606fffdc0d2482fc8009310c8

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerKind = "COMPANY" | "INDIVIDUAL" | "INDIVIDUAL_B2B";
export type SubmitCustomerRequestInput = {
  alias?: string | null | undefined;
  billingAddress: CustomerAddressInput;
  businessNumber?: string | null | undefined;
  declared: boolean;
  email: string;
  employees?: number | null | undefined;
  identityNumber?: string | null | undefined;
  industry?: string | null | undefined;
  legalName: string;
  phone: string;
  picEmail?: string | null | undefined;
  picName?: string | null | undefined;
  registeredAddress?: CustomerAddressInput | null | undefined;
  taxNumber?: string | null | undefined;
  token: string;
  type: CustomerKind;
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
export type callsSubmitMutation$variables = {
  input: SubmitCustomerRequestInput;
};
export type callsSubmitMutation$data = {
  readonly submitCustomerRequest: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type callsSubmitMutation = {
  response: callsSubmitMutation$data;
  variables: callsSubmitMutation$variables;
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
    "name": "submitCustomerRequest",
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
    "name": "callsSubmitMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsSubmitMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2173356a88d81060a5e8a2488f31399bc2f121b606fffdc0d2482fc8009310c8",
    "metadata": {},
    "name": "callsSubmitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d59ac146ced15a4fa541dc68e2f1c06b";

export default node;
