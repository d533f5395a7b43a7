/**
 * @generated SignedSource<<94c7e3ff25f7e65b105fabef6e3d9b88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type BankAccountPage_account$data = {
  readonly alias: string;
  readonly currency: Currency;
  readonly id: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_account" | "AccountBalance_account" | "AccountFacts_account" | "ConnectionCard_account">;
  readonly " $fragmentType": "BankAccountPage_account";
};
export type BankAccountPage_account$key = {
  readonly " $data"?: BankAccountPage_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankAccountPage_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BankAccountPage_account",
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
      "name": "currency",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountActions_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountBalance_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountFacts_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConnectionCard_account"
    }
  ],
  "type": "BankAccount",
  "abstractKey": null
};

(node as any).hash = "3aad142d5b5059e2bb33ed5632273644";

export default node;
