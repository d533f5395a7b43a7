/**
 * @generated SignedSource<<838237c5355022806d39bf38e129e122>>
 * @relayHash cc6e5fe3b27e6f70f21ee3f0dd55af62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d020ff42d146e5aded46a5bcaefbbf4435214ac5713c36aa78b16d6f47cc85ec

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerDocumentKind = "ARTICLES_OF_ASSOCIATION" | "BANK_STATEMENT" | "BUSINESS_NUMBER" | "COMPANY_TAX_NUMBER" | "DEED_OF_ESTABLISHMENT" | "DIRECTOR_ID" | "FINANCIAL_STATEMENT" | "INDIVIDUAL_ID" | "INDIVIDUAL_TAX_NUMBER";
export type RemoveCustomerRequestDocumentInput = {
  kind: CustomerDocumentKind;
  token: string;
};
export type callsRemoveMutation$variables = {
  input: RemoveCustomerRequestDocumentInput;
};
export type callsRemoveMutation$data = {
  readonly removeCustomerRequestDocument: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type callsRemoveMutation = {
  response: callsRemoveMutation$data;
  variables: callsRemoveMutation$variables;
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
    "name": "removeCustomerRequestDocument",
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
    "name": "callsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d020ff42d146e5aded46a5bcaefbbf4435214ac5713c36aa78b16d6f47cc85ec",
    "metadata": {},
    "name": "callsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b79dc315a44a0b8c29e0882ce4ebf6e";

export default node;
