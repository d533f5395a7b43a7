/**
 * @generated SignedSource<<abb6f547ed1c63bf0602b3bf3b3c5b0d>>
 * @relayHash f02bb53367a65c9ebbb13772080e1c37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ead1fa04303f4e93fac8a7aee9979a64446dc8a3771856fe8d19c5cabe637e0e

import type { ConcreteRequest } from 'relay-runtime';
export type FactorMethod = "AUTHENTICATOR_APP" | "PASSKEY";
export type freshFactorQuery$variables = Record<PropertyKey, never>;
export type freshFactorQuery$data = {
  readonly viewer: {
    readonly secondFactors: ReadonlyArray<{
      readonly id: string;
      readonly method: FactorMethod;
    }>;
  } | null | undefined;
};
export type freshFactorQuery = {
  response: freshFactorQuery$data;
  variables: freshFactorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SecondFactor",
  "kind": "LinkedField",
  "name": "secondFactors",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
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
    "name": "freshFactorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "freshFactorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ead1fa04303f4e93fac8a7aee9979a64446dc8a3771856fe8d19c5cabe637e0e",
    "metadata": {},
    "name": "freshFactorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3648b82b6f276b31a21e3805d7c86b32";

export default node;
