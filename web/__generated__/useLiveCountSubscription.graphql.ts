/**
 * @generated SignedSource<<f745fb03a43305283f2eddde7f78f68e>>
 * @relayHash 47039136938bbd5a4f813269be5f14ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 907af0b4a688d10c60d084a890ce9bc4b26cc29a34d8397bb31a49cbd026d96f

import type { ConcreteRequest } from 'relay-runtime';
export type ReconciliationChangeKind = "EXPECTED_CHANGED" | "IMPORTED" | "IMPORT_STARTED" | "IMPORT_UNDONE" | "RECOMMENDATIONS_CHANGED" | "RECONCILED" | "REMOVED" | "RUN_CHANGED" | "STATEMENTS_CHANGED";
export type useLiveCountSubscription$variables = Record<PropertyKey, never>;
export type useLiveCountSubscription$data = {
  readonly reconciliationChanged: {
    readonly kind: ReconciliationChangeKind;
  };
};
export type useLiveCountSubscription = {
  response: useLiveCountSubscription$data;
  variables: useLiveCountSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ReconciliationChange",
    "kind": "LinkedField",
    "name": "reconciliationChanged",
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
    "name": "useLiveCountSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveCountSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "907af0b4a688d10c60d084a890ce9bc4b26cc29a34d8397bb31a49cbd026d96f",
    "metadata": {},
    "name": "useLiveCountSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cc72a60851c418851e1eacb667d172c3";

export default node;
