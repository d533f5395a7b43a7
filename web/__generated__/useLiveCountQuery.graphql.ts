/**
 * @generated SignedSource<<e34ea58f6cb33cb7c76f80f83cde8a88>>
 * @relayHash a9fa54569179a7eefe6b82523cdc85a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 353a5f0a4d2273bf8f5d82d470ce2d954ce459eac85be1894e2cc44c6ebecb25

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveCountQuery$variables = Record<PropertyKey, never>;
export type useLiveCountQuery$data = {
  readonly organization: {
    readonly id: string;
    readonly reconciliationCounts: {
      readonly unreconciled: number;
    } | null | undefined;
  };
};
export type useLiveCountQuery = {
  response: useLiveCountQuery$data;
  variables: useLiveCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Organization",
    "kind": "LinkedField",
    "name": "organization",
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
        "concreteType": "ReconciliationCounts",
        "kind": "LinkedField",
        "name": "reconciliationCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreconciled",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveCountQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveCountQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "353a5f0a4d2273bf8f5d82d470ce2d954ce459eac85be1894e2cc44c6ebecb25",
    "metadata": {},
    "name": "useLiveCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9dabe541dde8b7031c9d3bbfb6fa1b7";

export default node;
