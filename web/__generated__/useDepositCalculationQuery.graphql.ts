/**
 * @generated SignedSource<<219acfa73eaa6ee5561c97b945ba0f9d>>
 * @relayHash 02c81f55263d5e7766ed185df7bc5f44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08fc4d97a7860cd67a93855d4d56df927b519749de6a4de612cee59c407f0341

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DepositInterestPayout = "MATURITY" | "MONTHLY";
export type DepositRenewal = "NONE" | "PRINCIPAL" | "PRINCIPAL_AND_INTEREST";
export type DepositTaxReason = "EXPORT_PROCEEDS" | "FINAL_TAX" | "PENSION_FUND" | "SMALL_DEPOSITS";
export type DepositTaxTreatment = "EXPORT_PROCEEDS" | "ORDINARY" | "PENSION_FUND";
export type TenorType = "DAYS" | "MONTHS" | "WEEKS" | "YEARS";
export type DepositCalculationInput = {
  amount: MoneyInput;
  bankCode?: string | null | undefined;
  dayBasis?: number | null | undefined;
  depositId?: string | null | undefined;
  interestPayout?: DepositInterestPayout | null | undefined;
  interestRate: string;
  issuedOn: string;
  payoutAccountId?: string | null | undefined;
  renewal?: DepositRenewal | null | undefined;
  sourceAccountId?: string | null | undefined;
  taxRate?: string | null | undefined;
  taxTreatment?: DepositTaxTreatment | null | undefined;
  tenor: number;
  tenorType: TenorType;
};
export type MoneyInput = {
  amount: string;
  currency: Currency;
};
export type useDepositCalculationQuery$variables = {
  input: DepositCalculationInput;
};
export type useDepositCalculationQuery$data = {
  readonly organization: {
    readonly depositCalculation: {
      readonly atMaturity: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly interest: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly maturesOn: string;
      readonly movedFrom: string | null | undefined;
      readonly netInterest: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly netYield: string;
      readonly otherTenors: ReadonlyArray<{
        readonly maturesOn: string;
        readonly netInterest: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly tenor: number;
        readonly tenorType: TenorType;
      }>;
      readonly periods: ReadonlyArray<{
        readonly days: number;
        readonly endsOn: string;
        readonly isRenewed: boolean;
        readonly netInterest: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly place: number;
        readonly term: number;
      }>;
      readonly proposedTaxRate: string;
      readonly tax: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly taxRate: string;
      readonly taxReason: DepositTaxReason;
      readonly term: number;
    } | null | undefined;
  };
};
export type useDepositCalculationQuery = {
  response: useDepositCalculationQuery$data;
  variables: useDepositCalculationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maturesOn",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "term",
  "storageKey": null
},
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "netInterest",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "input",
      "variableName": "input"
    }
  ],
  "concreteType": "DepositCalculation",
  "kind": "LinkedField",
  "name": "depositCalculation",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "movedFrom",
      "storageKey": null
    },
    (v2/*:: as any*/),
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
      "name": "proposedTaxRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netYield",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "interest",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "atMaturity",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositTenorOffer",
      "kind": "LinkedField",
      "name": "otherTenors",
      "plural": true,
      "selections": [
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
        (v1/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDepositCalculationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDepositCalculationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "08fc4d97a7860cd67a93855d4d56df927b519749de6a4de612cee59c407f0341",
    "metadata": {},
    "name": "useDepositCalculationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fc8aa0ee7b5d9eb64010985aba0fe5d";

export default node;
