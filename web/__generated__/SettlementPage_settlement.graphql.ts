/**
 * @generated SignedSource<<b322be7e49a64c2746488798c8b98fc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type SettlementStatus = "PENDING" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type SettlementPage_settlement$data = {
  readonly account: string;
  readonly addsUp: boolean;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly payoutOn: string;
  readonly providerAlias: string;
  readonly reference: string;
  readonly status: SettlementStatus;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"SettlementFigures_settlement" | "SettlementInBank_settlement" | "SettlementPayments_settlement">;
  readonly " $fragmentType": "SettlementPage_settlement";
};
export type SettlementPage_settlement$key = {
  readonly " $data"?: SettlementPage_settlement$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettlementPage_settlement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettlementPage_settlement",
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
      "name": "providerAlias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
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
      "name": "addsUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettlementFigures_settlement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettlementInBank_settlement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettlementPayments_settlement"
    }
  ],
  "type": "Settlement",
  "abstractKey": null
};

(node as any).hash = "56ae1a9de809323b434c6d86204456e8";

export default node;
