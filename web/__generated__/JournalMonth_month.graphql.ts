/**
 * @generated SignedSource<<8254325cb72e5b9a1bb066c634603803>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type JournalMonth_month$data = {
  readonly changeCount: number;
  readonly currencies: ReadonlyArray<{
    readonly currency: Currency;
  }>;
  readonly exports: ReadonlyArray<{
    readonly sequence: number;
  }>;
  readonly totalCount: number;
  readonly unmapped: ReadonlyArray<{
    readonly key: string;
    readonly purpose: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"JournalEntries_month" | "JournalExports_month" | "JournalFigures_month" | "JournalFilters_month">;
  readonly " $fragmentType": "JournalMonth_month";
};
export type JournalMonth_month$key = {
  readonly " $data"?: JournalMonth_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalMonth_month">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalMonth_month",
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
          "name": "currency",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
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
          "name": "sequence",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalFigures_month"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalFilters_month"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalEntries_month"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalExports_month"
    }
  ],
  "type": "JournalMonth",
  "abstractKey": null
};

(node as any).hash = "60dd0075ec89cbe8cb2db0d54d991a61";

export default node;
