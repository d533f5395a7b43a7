/**
 * @generated SignedSource<<d0005295c934c29d8cc3ed2664c86fe4>>
 * @relayHash a3b8b91afedf0501f8bab2982b7d4cfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5f2208d3059af9fb5f681468248b07eedd5a576f79b23cd75b58d45b360f07b

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerUpdatesSubscription$variables = {
  customerId: string;
};
export type CustomerUpdatesSubscription$data = {
  readonly customerChanged: {
    readonly customerUuid: string;
    readonly version: number;
  };
};
export type CustomerUpdatesSubscription = {
  response: CustomerUpdatesSubscription$data;
  variables: CustomerUpdatesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "concreteType": "CustomerUpdate",
    "kind": "LinkedField",
    "name": "customerChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerUuid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerUpdatesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerUpdatesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a5f2208d3059af9fb5f681468248b07eedd5a576f79b23cd75b58d45b360f07b",
    "metadata": {},
    "name": "CustomerUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ad2c6c91d497c1956702aa7479f3eeaf";

export default node;
