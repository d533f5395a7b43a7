/**
 * @generated SignedSource<<d8668ea8e7829e01a1ef353ff40d100a>>
 * @relayHash 84bb9bf519abc2536bfe0ba5749d483d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5cf6f9645ba813c4d437703a1ab55f5e4eb61d0b400a371a18a7c3c2f78037

import type { ConcreteRequest } from 'relay-runtime';
export type signInViewerQuery$variables = Record<PropertyKey, never>;
export type signInViewerQuery$data = {
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
      (v1/*:: as any*/)
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
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "2c5cf6f9645ba813c4d437703a1ab55f5e4eb61d0b400a371a18a7c3c2f78037",
    "metadata": {},
    "name": "signInViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d80d171e8dd793d7a9ed0bf9accfcde";

export default node;
