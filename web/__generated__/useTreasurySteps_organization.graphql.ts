/**
 * @generated SignedSource<<43b51a354ed4245d7e07dfb96006a07b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type useTreasurySteps_organization$data = {
  readonly treasuryJournals: {
    readonly changeCount: number;
    readonly currencies: ReadonlyArray<{
      readonly entryCount: number;
    }>;
    readonly exports: ReadonlyArray<{
      readonly createdAt: string;
    }>;
    readonly unmapped: ReadonlyArray<{
      readonly key: string;
    }>;
  } | null | undefined;
  readonly treasuryMonthEnd: {
    readonly bills: {
      readonly drafts: number;
      readonly submitted: number;
    } | null | undefined;
    readonly exceptions: {
      readonly inProgress: number;
      readonly open: number;
    } | null | undefined;
    readonly lines: {
      readonly open: number;
      readonly total: number;
    } | null | undefined;
    readonly payments: {
      readonly payments: number;
      readonly transfers: number;
    } | null | undefined;
    readonly reconciliation: {
      readonly differing: ReadonlyArray<{
        readonly alias: string;
        readonly amount: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly bankAccountUuid: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly settlements: {
      readonly pending: number;
      readonly total: number;
    } | null | undefined;
    readonly statements: {
      readonly missing: ReadonlyArray<{
        readonly alias: string;
        readonly bankAccountUuid: string;
        readonly through: string | null | undefined;
      }>;
      readonly total: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useTreasurySteps_organization";
};
export type useTreasurySteps_organization$key = {
  readonly " $data"?: useTreasurySteps_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTreasurySteps_organization">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "month",
    "variableName": "month"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankAccountUuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "open",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "month"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTreasurySteps_organization",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "TreasuryMonthEnd",
      "kind": "LinkedField",
      "name": "treasuryMonthEnd",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndStatements",
          "kind": "LinkedField",
          "name": "statements",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MissingStatements",
              "kind": "LinkedField",
              "name": "missing",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "through",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndLines",
          "kind": "LinkedField",
          "name": "lines",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndReconciliation",
          "kind": "LinkedField",
          "name": "reconciliation",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "UnexplainedBalance",
              "kind": "LinkedField",
              "name": "differing",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
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
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndSettlements",
          "kind": "LinkedField",
          "name": "settlements",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pending",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndBills",
          "kind": "LinkedField",
          "name": "bills",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "drafts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "submitted",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndPayments",
          "kind": "LinkedField",
          "name": "payments",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payments",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "transfers",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndExceptions",
          "kind": "LinkedField",
          "name": "exceptions",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inProgress",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "JournalMonth",
      "kind": "LinkedField",
      "name": "treasuryJournals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JournalTotal",
          "kind": "LinkedField",
          "name": "currencies",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "entryCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JournalAccount",
          "kind": "LinkedField",
          "name": "unmapped",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JournalExport",
          "kind": "LinkedField",
          "name": "exports",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "a5b4fac355c86ed0e566063d919646bc";

export default node;
