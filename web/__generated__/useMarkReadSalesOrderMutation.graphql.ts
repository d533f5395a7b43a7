/**
 * @generated SignedSource<<ac08fbb270a4517f18c774f446f033b1>>
 * @relayHash 7604a0e0711920f7fabfde1bc594c334
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9c069f73bb566908c3e15231a48a5d3f053dff5ca9e35b8c443266bb9a03a4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkSalesOrderConversationReadInput = {
  messageId: string;
  salesOrderId: string;
};
export type useMarkReadSalesOrderMutation$variables = {
  input: MarkSalesOrderConversationReadInput;
};
export type useMarkReadSalesOrderMutation$data = {
  readonly markSalesOrderConversationRead: {
    readonly salesOrder: {
      readonly id: string;
      readonly unreadMessages: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useMarkReadSalesOrderMutation = {
  response: useMarkReadSalesOrderMutation$data;
  variables: useMarkReadSalesOrderMutation$variables;
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
  "concreteType": "SalesOrder",
  "kind": "LinkedField",
  "name": "salesOrder",
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
      "name": "unreadMessages",
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
    "name": "useMarkReadSalesOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkSalesOrderConversationReadPayload",
        "kind": "LinkedField",
        "name": "markSalesOrderConversationRead",
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
    "name": "useMarkReadSalesOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkSalesOrderConversationReadPayload",
        "kind": "LinkedField",
        "name": "markSalesOrderConversationRead",
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
    "id": "cb9c069f73bb566908c3e15231a48a5d3f053dff5ca9e35b8c443266bb9a03a4",
    "metadata": {},
    "name": "useMarkReadSalesOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd92ae2e3818adada52f99121d3aa540";

export default node;
