/**
 * @generated SignedSource<<99889d70e566a34c2e1636bf072d7283>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DepositAction = "CANCEL" | "CLOSE" | "COPY" | "UPDATE";
export type DepositStatus = "ACTIVE" | "CLOSED" | "MATURED" | "NEW";
import type { FragmentRefs } from "relay-runtime";
export type DepositPage_deposit$data = {
  readonly alias: string;
  readonly allowedActions: ReadonlyArray<DepositAction>;
  readonly bank: {
    readonly name: string;
  };
  readonly closeReason: string | null | undefined;
  readonly closedOn: string | null | undefined;
  readonly maturesOn: string;
  readonly netInterest: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly number: string;
  readonly payout: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly payoutAccount: {
    readonly id: string;
  } | null | undefined;
  readonly principal: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly rateIsAssumed: boolean;
  readonly status: DepositStatus;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"DepositActions_deposit" | "DepositExpected_deposit" | "DepositFacts_deposit" | "DepositSchedule_deposit">;
  readonly " $fragmentType": "DepositPage_deposit";
};
export type DepositPage_deposit$key = {
  readonly " $data"?: DepositPage_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositPage_deposit">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositPage_deposit",
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
      "name": "number",
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
      "name": "status",
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
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rateIsAssumed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "payoutAccount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netInterest",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepositActions_deposit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepositFacts_deposit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepositSchedule_deposit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepositExpected_deposit"
    }
  ],
  "type": "Deposit",
  "abstractKey": null
};
})();

(node as any).hash = "1207e665c8b84de8e84186ceca1c7a3e";

export default node;
