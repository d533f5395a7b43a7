/**
 * @generated SignedSource<<e8ac79f3da176a23ebbba070d37929ea>>
 * @relayHash 3e7761124839edc64f6a01f831644c9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cef4eb8a465c67590fc85638aef9c6d3e11cc15d4c7781f2dfd283175d7d0ae

import type { ConcreteRequest } from 'relay-runtime';
export type MessageVisibility = "CUSTOMER" | "INTERNAL";
export type PostInvoiceMessageInput = {
  body: string;
  fileIds?: ReadonlyArray<string>;
  idempotencyKey: string;
  invoiceId: string;
  mentions?: ReadonlyArray<string>;
  visibility: MessageVisibility;
};
export type usePostMessageInvoiceMutation$variables = {
  input: PostInvoiceMessageInput;
};
export type usePostMessageInvoiceMutation$data = {
  readonly postInvoiceMessage: {
    readonly message: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type usePostMessageInvoiceMutation = {
  response: usePostMessageInvoiceMutation$data;
  variables: usePostMessageInvoiceMutation$variables;
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
    "concreteType": "ConversationMessagePayload",
    "kind": "LinkedField",
    "name": "postInvoiceMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationMessage",
        "kind": "LinkedField",
        "name": "message",
        "plural": false,
        "selections": [
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
    "name": "usePostMessageInvoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePostMessageInvoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2cef4eb8a465c67590fc85638aef9c6d3e11cc15d4c7781f2dfd283175d7d0ae",
    "metadata": {},
    "name": "usePostMessageInvoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea4f168f49fca71c9483136a995cf6e7";

export default node;
