/**
 * @generated SignedSource<<18aaba1fcc4843050850c406a52424a1>>
 * @relayHash ff222aeb6704676289632e00c0afc478
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f08486a1b81c4b6bb4a4c7224d1b2ff7c6546013b7fc0d2e560d1eaf4b8e54b

import type { ConcreteRequest } from 'relay-runtime';
export type LiveExceptionsSubscription$variables = Record<PropertyKey, never>;
export type LiveExceptionsSubscription$data = {
  readonly exceptionChanged: {
    readonly exception: {
      readonly id: string;
    };
  };
};
export type LiveExceptionsSubscription = {
  response: LiveExceptionsSubscription$data;
  variables: LiveExceptionsSubscription$variables;
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
    "name": "LiveExceptionsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveExceptionsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2f08486a1b81c4b6bb4a4c7224d1b2ff7c6546013b7fc0d2e560d1eaf4b8e54b",
    "metadata": {},
    "name": "LiveExceptionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "002bb8d0fda1073f9e25d43f0d652126";

export default node;
