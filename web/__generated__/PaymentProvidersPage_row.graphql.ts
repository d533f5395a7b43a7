/**
 * @generated SignedSource<<f3df5c832f05ac9b775d2321d0622738>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentProviderHealth = "BY_FILE" | "FAILING" | "NEVER" | "STALE" | "WORKING";
export type PaymentProviderMode = "API" | "FILE";
export type PaymentProviderName = "DOKU" | "DURIANPAY" | "FASPAY" | "IPAYMU" | "MIDTRANS" | "XENDIT";
export type PaymentProviderStatus = "ACTIVE" | "DISABLED";
import type { FragmentRefs } from "relay-runtime";
export type PaymentProvidersPage_row$data = {
  readonly alias: string;
  readonly bankAccount: {
    readonly alias: string;
  };
  readonly health: PaymentProviderHealth;
  readonly id: string;
  readonly isSyncing: boolean;
  readonly lastSyncedAt: string | null | undefined;
  readonly mode: PaymentProviderMode;
  readonly provider: PaymentProviderName;
  readonly status: PaymentProviderStatus;
  readonly uuid: string;
  readonly " $fragmentType": "PaymentProvidersPage_row";
};
export type PaymentProvidersPage_row$key = {
  readonly " $data"?: PaymentProvidersPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentProvidersPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentProvidersPage_row"
};

(node as any).hash = "4767627d71e20c145cde90bb1c7ccfd7";

export default node;
