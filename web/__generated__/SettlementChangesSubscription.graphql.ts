/**
 * @generated SignedSource<<c21b12e8fc86da1a4be86eac45f80976>>
 * @relayHash d0f03dbb94374d4173613b9b8aa6c881
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bad3540ebae628bae680f9a2675cf1ec10a5e1a5a34a582b666353bcb1a8961b

import type { ConcreteRequest } from 'relay-runtime';
export type SettlementChangesSubscription$variables = Record<PropertyKey, never>;
export type SettlementChangesSubscription$data = {
  readonly settlementChanged: {
    readonly settlementUuid: string;
    readonly version: number;
  };
};
export type SettlementChangesSubscription = {
  response: SettlementChangesSubscription$data;
  variables: SettlementChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SettlementUpdate",
    "kind": "LinkedField",
    "name": "settlementChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "settlementUuid",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettlementChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettlementChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bad3540ebae628bae680f9a2675cf1ec10a5e1a5a34a582b666353bcb1a8961b",
    "metadata": {},
    "name": "SettlementChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ab77407281abeafebc5fc75b6d745800";

export default node;
