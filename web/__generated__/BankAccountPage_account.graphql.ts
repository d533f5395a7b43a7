/**
 * @generated SignedSource<<bc563141913114da26c40fa033bc9dec>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_account" | "AccountFacts_account" | "ConnectionCard_account">;
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

(node as any).hash = "bdf2cac6a57cc0a20a899294a13f618a";

export default node;
