/**
 * @generated SignedSource<<1b665b6da03bfbd9b7aabe341beb669c>>
 * @relayHash b10c635eab8a8775d781d2c3e4991a23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab6f18f1e6b2623e348369bd2959a32e2a134cd64ded178fee5ed84122f6c8f9

import type { ConcreteRequest } from 'relay-runtime';
export type CashChangeKind = "BALANCE" | "EXPECTED";
export type useForecastChangesSubscription$variables = Record<PropertyKey, never>;
export type useForecastChangesSubscription$data = {
  readonly cashChanged: {
    readonly kind: CashChangeKind;
  };
};
export type useForecastChangesSubscription = {
  response: useForecastChangesSubscription$data;
  variables: useForecastChangesSubscription$variables;
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
    "name": "useForecastChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useForecastChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ab6f18f1e6b2623e348369bd2959a32e2a134cd64ded178fee5ed84122f6c8f9",
    "metadata": {},
    "name": "useForecastChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a88a9e3aaa2b6110c0965fb0f0e16753";

export default node;
