/**
 * @generated SignedSource<<29e1ce8173ff8af791f5684343906deb>>
 * @relayHash 7b701dd5a1a553e2c245e9415bc78023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72d126f6e178c876b22de33e59a79ed26277d16c4a272074cd3b7fcb31946434

import type { ConcreteRequest } from 'relay-runtime';
export type CashChangeKind = "BALANCE" | "EXPECTED";
export type useFlowChangesSubscription$variables = Record<PropertyKey, never>;
export type useFlowChangesSubscription$data = {
  readonly cashChanged: {
    readonly kind: CashChangeKind;
  };
};
export type useFlowChangesSubscription = {
  response: useFlowChangesSubscription$data;
  variables: useFlowChangesSubscription$variables;
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
    "name": "useFlowChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFlowChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "72d126f6e178c876b22de33e59a79ed26277d16c4a272074cd3b7fcb31946434",
    "metadata": {},
    "name": "useFlowChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0897c8fd9fd89261de2e1626b13c3d24";

export default node;
