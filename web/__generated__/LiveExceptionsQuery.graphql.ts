/**
 * @generated SignedSource<<53fadd4514d33ee5c8fa4ccda84fc1e8>>
 * @relayHash 77e9bafe3073ec2925b11af51d78232b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dabe1e05bce6cacff155e71f900e4b3f363abc9436a8239f4f4542e493a3e3e5

import type { ConcreteRequest } from 'relay-runtime';
export type LiveExceptionsQuery$variables = Record<PropertyKey, never>;
export type LiveExceptionsQuery$data = {
  readonly organization: {
    readonly exceptionCounts: {
      readonly inProgress: number;
      readonly open: number;
    } | null | undefined;
    readonly id: string;
  };
};
export type LiveExceptionsQuery = {
  response: LiveExceptionsQuery$data;
  variables: LiveExceptionsQuery$variables;
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
        "concreteType": "ExceptionCounts",
        "kind": "LinkedField",
        "name": "exceptionCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "open",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inProgress",
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
    "name": "LiveExceptionsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveExceptionsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dabe1e05bce6cacff155e71f900e4b3f363abc9436a8239f4f4542e493a3e3e5",
    "metadata": {},
    "name": "LiveExceptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb810d059f7d12cdcfec6b1bd237402f";

export default node;
