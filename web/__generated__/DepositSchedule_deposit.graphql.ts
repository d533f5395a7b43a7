/**
 * @generated SignedSource<<156322375aa31e08300f5008ba9afa3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositSchedule_deposit$data = {
  readonly schedule: ReadonlyArray<{
    readonly days: number;
    readonly endsOn: string;
    readonly interest: {
      readonly amount: string;
    };
    readonly interestRate: string;
    readonly isRenewed: boolean;
    readonly netInterest: {
      readonly amount: string;
    };
    readonly place: number;
    readonly startsOn: string;
    readonly tax: {
      readonly amount: string;
    };
    readonly term: number;
  }>;
  readonly " $fragmentType": "DepositSchedule_deposit";
};
export type DepositSchedule_deposit$key = {
  readonly " $data"?: DepositSchedule_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositSchedule_deposit">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DepositSchedule_deposit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositPeriod",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "term",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRenewed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interestRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "interest",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "tax",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deposit",
  "abstractKey": null
};
})();

(node as any).hash = "cca401495748a17bca0eb6894583351e";

export default node;
