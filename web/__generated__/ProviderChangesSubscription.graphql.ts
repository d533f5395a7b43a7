/**
 * @generated SignedSource<<f5012e34c035bb2219bacb3d4704b468>>
 * @relayHash 1fbbc19f9bc3673348e16adb456984b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ff8906bdf6899152fd97d8d075799eb0970ce179f7edb321d5db9e3422482ee

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentProviderHealth = "BY_FILE" | "FAILING" | "NEVER" | "STALE" | "WORKING";
export type PaymentProviderStatus = "ACTIVE" | "DISABLED";
export type ProviderChangesSubscription$variables = Record<PropertyKey, never>;
export type ProviderChangesSubscription$data = {
  readonly paymentProviderChanged: {
    readonly provider: {
      readonly health: PaymentProviderHealth;
      readonly id: string;
      readonly isSyncing: boolean;
      readonly lastSyncedAt: string | null | undefined;
      readonly status: PaymentProviderStatus;
      readonly syncedCount: number;
    };
  };
};
export type ProviderChangesSubscription = {
  response: ProviderChangesSubscription$data;
  variables: ProviderChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentProviderChange",
    "kind": "LinkedField",
    "name": "paymentProviderChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentProvider",
        "kind": "LinkedField",
        "name": "provider",
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
            "name": "health",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSyncing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "syncedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastSyncedAt",
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
    "name": "ProviderChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProviderChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9ff8906bdf6899152fd97d8d075799eb0970ce179f7edb321d5db9e3422482ee",
    "metadata": {},
    "name": "ProviderChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "49bfc2c63894accd54be8bf75b3475bd";

export default node;
