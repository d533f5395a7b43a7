/**
 * @generated SignedSource<<7239cd2a88a201b9ca4cd5dfc5dfbb91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInvoicingSteps_organization$data = {
  readonly invoicingJournals: {
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
  readonly invoicingMonthEnd: {
    readonly awaitedSlips: {
      readonly invoices: number;
    } | null | undefined;
    readonly creditMemos: {
      readonly drafts: number;
      readonly waitingApproval: number;
    } | null | undefined;
    readonly invoices: {
      readonly drafts: number;
      readonly issued: number;
      readonly waitingApproval: number;
    } | null | undefined;
    readonly payments: {
      readonly pending: number;
      readonly unverified: number;
    } | null | undefined;
    readonly slips: {
      readonly pending: number;
    } | null | undefined;
    readonly taxInvoices: {
      readonly approved: number;
      readonly daysLeft: number;
      readonly exported: number;
      readonly toExport: number;
      readonly uploadDueDate: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useInvoicingSteps_organization";
};
export type useInvoicingSteps_organization$key = {
  readonly " $data"?: useInvoicingSteps_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInvoicingSteps_organization">;
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
  "name": "drafts",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitingApproval",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pending",
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
  "name": "useInvoicingSteps_organization",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "InvoicingMonthEnd",
      "kind": "LinkedField",
      "name": "invoicingMonthEnd",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndInvoices",
          "kind": "LinkedField",
          "name": "invoices",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "issued",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndCreditMemos",
          "kind": "LinkedField",
          "name": "creditMemos",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndReceivedPayments",
          "kind": "LinkedField",
          "name": "payments",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unverified",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndSlips",
          "kind": "LinkedField",
          "name": "slips",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndAwaitedSlips",
          "kind": "LinkedField",
          "name": "awaitedSlips",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "invoices",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthEndTaxInvoices",
          "kind": "LinkedField",
          "name": "taxInvoices",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "toExport",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exported",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "approved",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uploadDueDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "daysLeft",
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
      "name": "invoicingJournals",
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

(node as any).hash = "9b84f40b0b572f1bbf57b8a9e2fdfad3";

export default node;
