/**
 * @generated SignedSource<<6ee76e7ac83604ac123e70d9e514d795>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentProviderHealth = "BY_FILE" | "FAILING" | "NEVER" | "STALE" | "WORKING";
export type PaymentProviderMode = "API" | "FILE";
export type PaymentProviderName = "DOKU" | "DURIANPAY" | "FASPAY" | "IPAYMU" | "MIDTRANS" | "XENDIT";
export type PaymentProviderStatus = "ACTIVE" | "DISABLED";
import type { FragmentRefs } from "relay-runtime";
export type PaymentProviderPage_provider$data = {
  readonly alias: string;
  readonly health: PaymentProviderHealth;
  readonly id: string;
  readonly isSyncing: boolean;
  readonly lastError: {
    readonly message: string;
  } | null | undefined;
  readonly mode: PaymentProviderMode;
  readonly provider: PaymentProviderName;
  readonly status: PaymentProviderStatus;
  readonly syncedCount: number;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderActions_provider" | "ProviderFacts_provider" | "ProviderFigures_provider">;
  readonly " $fragmentType": "PaymentProviderPage_provider";
};
export type PaymentProviderPage_provider$key = {
  readonly " $data"?: PaymentProviderPage_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentProviderPage_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentProviderPage_provider",
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
      "name": "uuid",
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
      "name": "provider",
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
      "name": "syncedCount",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderActions_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderFacts_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderFigures_provider"
    }
  ],
  "type": "PaymentProvider",
  "abstractKey": null
};

(node as any).hash = "11625eff926b61d99f7b4ae7b27b217b";

export default node;
