/**
 * @generated SignedSource<<4684ca8c17b4043e4e189212040b7083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CounterpartyStatus = "ACTIVE" | "INACTIVE";
export type CounterpartyType = "COMPANY" | "INDIVIDUAL";
import type { FragmentRefs } from "relay-runtime";
export type CounterpartiesPage_row$data = {
  readonly alias: string;
  readonly bankAccounts: ReadonlyArray<{
    readonly accountNumber: string;
    readonly bank: {
      readonly name: string;
    };
    readonly id: string;
  }>;
  readonly createdAt: string;
  readonly email: string | null | undefined;
  readonly externalId: string | null | undefined;
  readonly id: string;
  readonly isDefault: boolean;
  readonly legalName: string;
  readonly status: CounterpartyStatus;
  readonly taxNumber: string | null | undefined;
  readonly type: CounterpartyType;
  readonly uuid: string;
  readonly " $fragmentType": "CounterpartiesPage_row";
};
export type CounterpartiesPage_row$key = {
  readonly " $data"?: CounterpartiesPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"CounterpartiesPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CounterpartiesPage_row"
};

(node as any).hash = "92274c4bfc7c2a1a347987b30649d23e";

export default node;
