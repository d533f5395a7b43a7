/**
 * @generated SignedSource<<8a2b6e2541cc7d95410440f82106d704>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DepositInterestPayout = "MATURITY" | "MONTHLY";
export type DepositRenewal = "NONE" | "PRINCIPAL" | "PRINCIPAL_AND_INTEREST";
export type DepositStatus = "ACTIVE" | "CLOSED" | "MATURED" | "NEW";
export type DepositTaxTreatment = "EXPORT_PROCEEDS" | "ORDINARY" | "PENSION_FUND";
export type TenorType = "DAYS" | "MONTHS" | "WEEKS" | "YEARS";
import type { FragmentRefs } from "relay-runtime";
export type DepositFacts_deposit$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly dayBasis: number;
  readonly earlyClose: {
    readonly allowed: boolean;
    readonly clawsBack: boolean;
    readonly forfeitsInterest: boolean;
    readonly penalty: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly penaltyRate: string | null | undefined;
  };
  readonly interestPayout: DepositInterestPayout;
  readonly interestRate: string;
  readonly issuedOn: string;
  readonly maturesOn: string;
  readonly netInterest: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly nextInterest: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly date: string;
  } | null | undefined;
  readonly nextInterestRate: string | null | undefined;
  readonly payoutAccount: {
    readonly alias: string;
  } | null | undefined;
  readonly pledged: boolean;
  readonly renewal: DepositRenewal;
  readonly sourceAccount: {
    readonly alias: string;
  } | null | undefined;
  readonly status: DepositStatus;
  readonly taxRate: string;
  readonly taxTreatment: DepositTaxTreatment;
  readonly tenor: number;
  readonly tenorType: TenorType;
  readonly term: number;
  readonly " $fragmentType": "DepositFacts_deposit";
};
export type DepositFacts_deposit$key = {
  readonly " $data"?: DepositFacts_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositFacts_deposit">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
],
v1 = [
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
  "name": "DepositFacts_deposit",
  "selections": [
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
      "name": "issuedOn",
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
      "name": "tenor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tenorType",
      "storageKey": null
    },
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
      "name": "interestRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextInterestRate",
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
      "kind": "ScalarField",
      "name": "interestPayout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dayBasis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxTreatment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pledged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "sourceAccount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "payoutAccount",
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositInterest",
      "kind": "LinkedField",
      "name": "nextInterest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositEarlyClose",
      "kind": "LinkedField",
      "name": "earlyClose",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forfeitsInterest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltyRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "penalty",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clawsBack",
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

(node as any).hash = "f3d2601e5d7b443ecbeebe50d3c2babf";

export default node;
