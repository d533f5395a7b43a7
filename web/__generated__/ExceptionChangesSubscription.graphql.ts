/**
 * @generated SignedSource<<b9e1b0f59bf1a3b92f7d19f4a1a6c4f9>>
 * @relayHash 3c9efac6e4def031de1ceae002723427
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e0d192d94824841799057f41ef631c39e7c9cacedba232971dbfe007f760c88

import type { ConcreteRequest } from 'relay-runtime';
export type ExceptionStatus = "IN_PROGRESS" | "OPEN" | "RESOLVED";
export type ExceptionChangesSubscription$variables = Record<PropertyKey, never>;
export type ExceptionChangesSubscription$data = {
  readonly exceptionChanged: {
    readonly exception: {
      readonly commentCount: number;
      readonly id: string;
      readonly status: ExceptionStatus;
    };
  };
};
export type ExceptionChangesSubscription = {
  response: ExceptionChangesSubscription$data;
  variables: ExceptionChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ExceptionChange",
    "kind": "LinkedField",
    "name": "exceptionChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Exception",
        "kind": "LinkedField",
        "name": "exception",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "commentCount",
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
    "name": "ExceptionChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExceptionChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4e0d192d94824841799057f41ef631c39e7c9cacedba232971dbfe007f760c88",
    "metadata": {},
    "name": "ExceptionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "37f5ab6870bbd5f47cf11ccdfdaf3e8c";

export default node;
