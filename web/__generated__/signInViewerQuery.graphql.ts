/**
 * @generated SignedSource<<6603a1330dbe937561bb82d5cc17ab93>>
 * @relayHash e6454f6370c3167902a6f76345349fd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f3215a5c903a8446a6094a98a65a946b42e8fcbd9ca27b29da952c28f8f6d31

import type { ConcreteRequest } from 'relay-runtime';
export type signInViewerQuery$variables = Record<PropertyKey, never>;
export type signInViewerQuery$data = {
  readonly hasPeople: boolean;
  readonly signInProvider: {
    readonly name: string;
  } | null | undefined;
  readonly viewer: {
    readonly uuid: string;
  } | null | undefined;
};
export type signInViewerQuery = {
  response: signInViewerQuery$data;
  variables: signInViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SignInProvider",
  "kind": "LinkedField",
  "name": "signInProvider",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPeople",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "signInViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "4f3215a5c903a8446a6094a98a65a946b42e8fcbd9ca27b29da952c28f8f6d31",
    "metadata": {},
    "name": "signInViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e5016f5d4bf04c359f72bdcae3d46c0";

export default node;
