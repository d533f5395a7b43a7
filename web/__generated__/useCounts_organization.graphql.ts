/**
 * @generated SignedSource<<83a829bd9dd2b6935b207e31dd517380>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReconciliationRunStatus = "AWAITING_REVIEW" | "CANCELLED" | "COMPLETED" | "CONFIRMING" | "FAILED" | "QUEUED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type useCounts_organization$data = {
  readonly reconciliationCounts: {
    readonly full: number;
    readonly none: number;
    readonly partial: number;
    readonly reconciled: number;
    readonly unreconciled: number;
  };
  readonly reconciliationRuns: ReadonlyArray<{
    readonly id: string;
    readonly status: ReconciliationRunStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RunStrip_run">;
  }>;
  readonly " $fragmentType": "useCounts_organization";
};
export type useCounts_organization$key = {
  readonly " $data"?: useCounts_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCounts_organization">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "bankAccountId",
  "variableName": "bankAccountId"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "bankAccountId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "date"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useCounts_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "date",
          "variableName": "date"
        }
      ],
      "concreteType": "ReconciliationCounts",
      "kind": "LinkedField",
      "name": "reconciliationCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreconciled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reconciled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "full",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partial",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "none",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ReconciliationRun",
      "kind": "LinkedField",
      "name": "reconciliationRuns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RunStrip_run"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "3c9cc6000d758d23b4236d98f3e105bb";

export default node;
