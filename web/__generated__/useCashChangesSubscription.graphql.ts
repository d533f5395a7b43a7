/**
 * @generated SignedSource<<2e262c5b9c4271d1f52d9346861086a2>>
 * @relayHash 6e05892ea3a1540b4a775a59556dbb5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e425969ee71cb80009040a25aa1612c8e2ac5e95271138bd7049b90e4760063

import type { ConcreteRequest } from 'relay-runtime';
export type CashChangeKind = "BALANCE" | "EXPECTED";
export type useCashChangesSubscription$variables = Record<PropertyKey, never>;
export type useCashChangesSubscription$data = {
  readonly cashChanged: {
    readonly kind: CashChangeKind;
  };
};
export type useCashChangesSubscription = {
  response: useCashChangesSubscription$data;
  variables: useCashChangesSubscription$variables;
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
    "name": "useCashChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCashChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1e425969ee71cb80009040a25aa1612c8e2ac5e95271138bd7049b90e4760063",
    "metadata": {},
    "name": "useCashChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "85693543116f9b79468ee2a37ccd462f";

export default node;
