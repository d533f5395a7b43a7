/**
 * @generated SignedSource<<831bf50144d4a5228d795fbf759ad3fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashRestrictionKind = "BLOCKED" | "MINIMUM_BALANCE";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type RestrictionDialog_account$data = {
  readonly currency: Currency;
  readonly id: string;
  readonly restriction: {
    readonly amount: {
      readonly amount: string;
    };
    readonly kind: CashRestrictionKind;
    readonly reason: string;
    readonly until: string | null | undefined;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "RestrictionDialog_account";
};
export type RestrictionDialog_account$key = {
  readonly " $data"?: RestrictionDialog_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestrictionDialog_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestrictionDialog_account",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashRestriction",
      "kind": "LinkedField",
      "name": "restriction",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BankAccount",
  "abstractKey": null
};

(node as any).hash = "04d8f998071eeb0da1edaccefc6e07a4";

export default node;
