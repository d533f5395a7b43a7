/**
 * @generated SignedSource<<fae1d150dc372c4842def50eb6caa305>>
 * @relayHash 0ffb6325f078eae43951727ec9150758
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7357254d1e24f04409832d91252ee5d5518b5aa3c13c6ec6ad8ffb92d703d59f

import type { ConcreteRequest } from 'relay-runtime';
export type CopyInvoiceInput = {
  id: string;
  idempotencyKey: string;
};
export type useCopyInvoiceMutation$variables = {
  input: CopyInvoiceInput;
};
export type useCopyInvoiceMutation$data = {
  readonly copyInvoice: {
    readonly invoice: {
      readonly id: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCopyInvoiceMutation = {
  response: useCopyInvoiceMutation$data;
  variables: useCopyInvoiceMutation$variables;
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
    "concreteType": "InvoicePayload",
    "kind": "LinkedField",
    "name": "copyInvoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "useCopyInvoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCopyInvoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7357254d1e24f04409832d91252ee5d5518b5aa3c13c6ec6ad8ffb92d703d59f",
    "metadata": {},
    "name": "useCopyInvoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f09f4839314669629d69cd0bdcbe104";

export default node;
