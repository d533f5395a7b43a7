/**
 * @generated SignedSource<<6fe0f495c1cb24139ca4205c8e833a1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankAccountPage_account$data = {
  readonly alias: string;
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

(node as any).hash = "7c6a205d1f797250aa3857a2081891d9";

export default node;
