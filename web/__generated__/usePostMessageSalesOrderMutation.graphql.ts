/**
 * @generated SignedSource<<6ca1d83d3ea150cf601619f68f4751da>>
 * @relayHash 478255e0adce342b1798f9389e5ff5e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fea64feba9e73b3a40d78065aa61d74310091e69a73d9ff493c7e5a52360deba

import type { ConcreteRequest } from 'relay-runtime';
export type MessageVisibility = "CUSTOMER" | "INTERNAL";
export type PostSalesOrderMessageInput = {
  body: string;
  fileIds?: ReadonlyArray<string>;
  idempotencyKey: string;
  mentions?: ReadonlyArray<string>;
  salesOrderId: string;
  visibility: MessageVisibility;
};
export type usePostMessageSalesOrderMutation$variables = {
  input: PostSalesOrderMessageInput;
};
export type usePostMessageSalesOrderMutation$data = {
  readonly postSalesOrderMessage: {
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
export type usePostMessageSalesOrderMutation = {
  response: usePostMessageSalesOrderMutation$data;
  variables: usePostMessageSalesOrderMutation$variables;
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
    "name": "postSalesOrderMessage",
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
    "name": "usePostMessageSalesOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePostMessageSalesOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fea64feba9e73b3a40d78065aa61d74310091e69a73d9ff493c7e5a52360deba",
    "metadata": {},
    "name": "usePostMessageSalesOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "333bc060c82811420be04bdd22cb5e26";

export default node;
