/**
 * @generated SignedSource<<5ea6b438e831df5dc12dfdb9f0196173>>
 * @relayHash 96986310bdc2a0a36b8bc307dd60c5a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7200c9b33c2ee4383e9a994a5f57c7ce24b3902c192fbabec862d5484bde103

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePostMessageSalesOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConversationMessagePayload",
        "kind": "LinkedField",
        "name": "postSalesOrderMessage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
    "name": "usePostMessageSalesOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConversationMessagePayload",
        "kind": "LinkedField",
        "name": "postSalesOrderMessage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e7200c9b33c2ee4383e9a994a5f57c7ce24b3902c192fbabec862d5484bde103",
    "metadata": {},
    "name": "usePostMessageSalesOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c734dde3cc843038435c67b8723ae03";

export default node;
