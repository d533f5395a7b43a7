/**
 * @generated SignedSource<<fa076d1f60e36a0bf3ff357e95b98e9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DepositRenewal = "NONE" | "PRINCIPAL" | "PRINCIPAL_AND_INTEREST";
import type { FragmentRefs } from "relay-runtime";
export type HomeMaturities_deposit$data = {
  readonly alias: string;
  readonly bank: {
    readonly name: string;
  };
  readonly maturesOn: string;
  readonly principal: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly renewal: DepositRenewal;
  readonly uuid: string;
  readonly " $fragmentType": "HomeMaturities_deposit";
};
export type HomeMaturities_deposit$key = {
  readonly " $data"?: HomeMaturities_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeMaturities_deposit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeMaturities_deposit",
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
      "name": "alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maturesOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bank",
      "kind": "LinkedField",
      "name": "bank",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "principal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deposit",
  "abstractKey": null
};

(node as any).hash = "2697998d4ccb1e896de8c957f93cf01d";

export default node;
