/**
 * @generated SignedSource<<c993ca2d0d0e3974600d31aa8eb46a07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReconciliationRunMode = "AUTOMATIC" | "RECOMMEND";
export type ReconciliationRunStatus = "AWAITING_REVIEW" | "CANCELLED" | "COMPLETED" | "CONFIRMING" | "FAILED" | "QUEUED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type RunStrip_run$data = {
  readonly automatic: number;
  readonly done: number;
  readonly failureReason: string | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly matched: number;
  readonly mode: ReconciliationRunMode;
  readonly startedAt: string;
  readonly startedBy: {
    readonly fullName: string;
    readonly uuid: string;
  } | null | undefined;
  readonly status: ReconciliationRunStatus;
  readonly total: number;
  readonly " $fragmentType": "RunStrip_run";
};
export type RunStrip_run$key = {
  readonly " $data"?: RunStrip_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunStrip_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunStrip_run",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matched",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "automatic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "startedBy",
      "plural": false,
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
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReconciliationRun",
  "abstractKey": null
};

(node as any).hash = "6de1395c247f769d762e35e9b9520dca";

export default node;
