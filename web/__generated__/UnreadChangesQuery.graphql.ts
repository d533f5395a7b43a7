/**
 * @generated SignedSource<<cdff180f4ddea6552e32c840103cc4af>>
 * @relayHash 3818c022a9e68fb6ebcde57a90dd9a35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e800ae9790c3e12537fa9b8060226a2aae8ed180bcd8918de27db475f696014

import type { ConcreteRequest } from 'relay-runtime';
export type UnreadChangesQuery$variables = {
  id: string;
};
export type UnreadChangesQuery$data = {
  readonly node: {
    readonly unreadMessages?: number | null | undefined;
  } | null | undefined;
};
export type UnreadChangesQuery = {
  response: UnreadChangesQuery$data;
  variables: UnreadChangesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unreadMessages",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "SalesOrder",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Invoice",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UnreadChangesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnreadChangesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1e800ae9790c3e12537fa9b8060226a2aae8ed180bcd8918de27db475f696014",
    "metadata": {},
    "name": "UnreadChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "667bd3448f27497c65aa0e8ff8b64f3b";

export default node;
