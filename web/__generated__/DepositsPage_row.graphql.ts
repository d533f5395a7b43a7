/**
 * @generated SignedSource<<20414196ba8688d7745d728c8f8bca70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DepositRenewal = "NONE" | "PRINCIPAL" | "PRINCIPAL_AND_INTEREST";
export type DepositStatus = "ACTIVE" | "CLOSED" | "MATURED" | "NEW";
import type { FragmentRefs } from "relay-runtime";
export type DepositsPage_row$data = {
  readonly alias: string;
  readonly bank: {
    readonly name: string;
  };
  readonly id: string;
  readonly interestRate: string;
  readonly issuedOn: string;
  readonly maturesOn: string;
  readonly netInterest: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly nextInterest: {
    readonly date: string;
  } | null | undefined;
  readonly payoutAccount: {
    readonly id: string;
  } | null | undefined;
  readonly principal: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly renewal: DepositRenewal;
  readonly status: DepositStatus;
  readonly termStartsOn: string;
  readonly uuid: string;
  readonly " $fragmentType": "DepositsPage_row";
};
export type DepositsPage_row$key = {
  readonly " $data"?: DepositsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DepositsPage_row"
};

(node as any).hash = "c2936ebdabcd33d17c330a2ec08eafdd";

export default node;
