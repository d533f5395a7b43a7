/**
 * @generated SignedSource<<7789df1fdde0721bf22599e71aeeb985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdjustmentKind = "FEE" | "OVERPAYMENT" | "ROUNDING" | "WITHHOLDING";
export type ExpectedSource = "BILL" | "CREDIT_MEMO" | "DEPOSIT" | "IMPORT" | "INVOICE" | "MANUAL" | "PAYMENT" | "PROVIDER";
export type MatchReasonCode = "ACCOUNT_KNOWN" | "ALIAS_KNOWN" | "AMOUNTS_ADD_UP" | "AMOUNT_EXACT" | "AMOUNT_LESS_FEE" | "AMOUNT_LESS_WITHHOLDING" | "AMOUNT_OVER" | "AMOUNT_PLUS_FEE" | "AMOUNT_SHORT" | "AMOUNT_WITHIN_TOLERANCE" | "DATA_NAMED" | "DATE_IN_RANGE" | "DAYS_EARLY" | "DAYS_LATE" | "NAME_DIFFERENT" | "NAME_SIMILAR" | "REFERENCE_CONTRADICTED" | "REFERENCE_NAMED" | "SAME_DAY";
export type MatchResult = "FULL_MATCH" | "NO_MATCH" | "PARTIAL_MATCH";
export type ReasonEffect = "AGAINST" | "FOR" | "NEUTRAL";
export type RecommendationStatus = "ACCEPTED" | "PENDING" | "REJECTED" | "SUPERSEDED";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
import type { FragmentRefs } from "relay-runtime";
export type CandidatesPane_line$data = {
  readonly candidates: ReadonlyArray<{
    readonly adjustments: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
      };
      readonly kind: AdjustmentKind;
    }>;
    readonly expectedTransactions: ReadonlyArray<{
      readonly counterparty: {
        readonly alias: string;
        readonly id: string;
      } | null | undefined;
      readonly description: string;
      readonly id: string;
      readonly number: string;
      readonly remaining: {
        readonly amount: string;
      };
      readonly source: ExpectedSource;
      readonly status: ReconciliationStatus;
      readonly " $fragmentSpreads": FragmentRefs<"CandidateCard_expected">;
    }>;
    readonly reasons: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
      } | null | undefined;
      readonly code: MatchReasonCode;
      readonly days: number | null | undefined;
      readonly effect: ReasonEffect;
      readonly expectedTransactionId: string | null | undefined;
      readonly rate: string | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly recommendation: {
      readonly id: string;
      readonly statementTransactions: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LineRow_line">;
      }>;
      readonly status: RecommendationStatus;
    } | null | undefined;
    readonly result: MatchResult;
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"KeepRest_line" | "LineDetail_line" | "LineNotice_line" | "LineRow_line">;
  readonly " $fragmentType": "CandidatesPane_line";
};
export type CandidatesPane_line$key = {
  readonly " $data"?: CandidatesPane_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatesPane_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v7 = {
  "kind": "InlineDataFragmentSpread",
  "name": "LineRow_line",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "remaining",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchResult",
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
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v6/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v8 = [
  (v2/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidatesPane_line",
  "selections": [
    (v0/*:: as any*/),
    (v7/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineDetail_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineNotice_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeepRest_line"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "MatchCandidate",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "result",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Recommendation",
          "kind": "LinkedField",
          "name": "recommendation",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "StatementTransaction",
              "kind": "LinkedField",
              "name": "statementTransactions",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v7/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Adjustment",
          "kind": "LinkedField",
          "name": "adjustments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            (v9/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExpectedTransaction",
          "kind": "LinkedField",
          "name": "expectedTransactions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "remaining",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Counterparty",
              "kind": "LinkedField",
              "name": "counterparty",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CandidateCard_expected"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MatchReason",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "effect",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expectedTransactionId",
              "storageKey": null
            },
            (v9/*:: as any*/),
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
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "candidates(first:20)"
    }
  ],
  "type": "StatementTransaction",
  "abstractKey": null
};
})();

(node as any).hash = "ee76a52e9e9d4b1c3f82515aa0f454c4";

export default node;
