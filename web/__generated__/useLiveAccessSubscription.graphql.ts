/**
 * @generated SignedSource<<7517719865310dbf6615422b8664a141>>
 * @relayHash 5bcd97680449b9f8d918ad3477e8b982
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3f890b4d834f6e11a8f118d64d79fa3255b0b2b6fc84e1aafb5f35c1ffd5d0

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveAccessSubscription$variables = Record<PropertyKey, never>;
export type useLiveAccessSubscription$data = {
  readonly accessChanged: {
    readonly permissions: ReadonlyArray<string>;
  };
};
export type useLiveAccessSubscription = {
  response: useLiveAccessSubscription$data;
  variables: useLiveAccessSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AccessChange",
    "kind": "LinkedField",
    "name": "accessChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "permissions",
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
    "name": "useLiveAccessSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveAccessSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3c3f890b4d834f6e11a8f118d64d79fa3255b0b2b6fc84e1aafb5f35c1ffd5d0",
    "metadata": {},
    "name": "useLiveAccessSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "662da2695a94fffc6cf04a6af3239e40";

export default node;
