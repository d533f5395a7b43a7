/**
 * @generated SignedSource<<724c099a953c8f8f6436444840c83844>>
 * @relayHash 792daee097d0b07fbfa43f42b82a7e24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 682e5eeb3498e785392f30dde3acdb8ca8fbc48d301d06d5dbc64ef8b7645bf0

import type { ConcreteRequest } from 'relay-runtime';
export type CashChangeKind = "BALANCE" | "EXPECTED";
export type useHomeChangesSubscription$variables = Record<PropertyKey, never>;
export type useHomeChangesSubscription$data = {
  readonly cashChanged: {
    readonly kind: CashChangeKind;
  };
};
export type useHomeChangesSubscription = {
  response: useHomeChangesSubscription$data;
  variables: useHomeChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CashChange",
    "kind": "LinkedField",
    "name": "cashChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
    "name": "useHomeChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useHomeChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "682e5eeb3498e785392f30dde3acdb8ca8fbc48d301d06d5dbc64ef8b7645bf0",
    "metadata": {},
    "name": "useHomeChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3aab86a2c3a58b06efdae83d5ef7dc51";

export default node;
