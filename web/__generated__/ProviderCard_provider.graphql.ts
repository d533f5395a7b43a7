/**
 * @generated SignedSource<<64f73eae62339d19e65393f5f4978886>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentProviderHealth = "BY_FILE" | "FAILING" | "NEVER" | "STALE" | "WORKING";
export type PaymentProviderMode = "API" | "FILE";
export type PaymentProviderName = "DOKU" | "DURIANPAY" | "FASPAY" | "IPAYMU" | "MIDTRANS" | "XENDIT";
export type PaymentProviderStatus = "ACTIVE" | "DISABLED";
import type { FragmentRefs } from "relay-runtime";
export type ProviderCard_provider$data = {
  readonly alias: string;
  readonly bankAccount: {
    readonly currency: Currency;
  };
  readonly figures: {
    readonly notInBank: ReadonlyArray<{
      readonly amount: string;
      readonly currency: Currency;
    }>;
    readonly paidOrders: number;
    readonly payoutDays: number | null | undefined;
  } | null | undefined;
  readonly health: PaymentProviderHealth;
  readonly id: string;
  readonly isSyncing: boolean;
  readonly lastError: {
    readonly message: string;
  } | null | undefined;
  readonly lastSyncedAt: string | null | undefined;
  readonly mode: PaymentProviderMode;
  readonly provider: PaymentProviderName;
  readonly status: PaymentProviderStatus;
  readonly uuid: string;
  readonly " $fragmentType": "ProviderCard_provider";
};
export type ProviderCard_provider$key = {
  readonly " $data"?: ProviderCard_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCard_provider">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderCard_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
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
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
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
      "name": "lastSyncedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProviderError",
      "kind": "LinkedField",
      "name": "lastError",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProviderFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidOrders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payoutDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "notInBank",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentProvider",
  "abstractKey": null
};
})();

(node as any).hash = "37ed6dc41e3eabce06aeb2b44f5a68f5";

export default node;
