/**
 * @generated SignedSource<<9da7fb78fb505a8e928c5629f757db18>>
 * @relayHash 870eb4a0bc01fb39d9df6571541227f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15bd5bf04bfe84d329015d0a78d34c5b1d21557eabf07f3209bfcf09d93c86f9

import type { ConcreteRequest } from 'relay-runtime';
export type signInViewerQuery$variables = Record<PropertyKey, never>;
export type signInViewerQuery$data = {
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
      }
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
      }
    ]
  },
  "params": {
    "id": "15bd5bf04bfe84d329015d0a78d34c5b1d21557eabf07f3209bfcf09d93c86f9",
    "metadata": {},
    "name": "signInViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a81c17381954844df97e41e1d8582472";

export default node;
