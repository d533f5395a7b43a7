/**
 * @generated SignedSource<<f22d635a0af6b09fc5df0e4a80611506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityAction = "APPROVED" | "ARCHIVED" | "CANCELLED" | "CREATED" | "DELETED" | "EXPORTED" | "FAILED" | "IMPORTED" | "IMPORT_UNDONE" | "MESSAGE_DELETED" | "MESSAGE_EDITED" | "MESSAGE_WRITTEN" | "RECONCILED" | "REJECTED" | "REMOVE_RECONCILIATION" | "RESENT" | "SENT" | "SETTINGS_CHANGED" | "SIGNED_IN" | "SIGNED_OUT" | "SUBMITTED" | "UNARCHIVED" | "UPDATED" | "VIEWED";
import type { FragmentRefs } from "relay-runtime";
export type RecordActivities_organization$data = {
  readonly activity: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly action: ActivityAction;
        readonly actor: {
          readonly fullName: string;
        } | null | undefined;
        readonly at: string;
        readonly id: string;
        readonly reason: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "RecordActivities_organization";
};
export type RecordActivities_organization$key = {
  readonly " $data"?: RecordActivities_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordActivities_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "recordType"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "uuid"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecordActivities_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "recordType",
              "variableName": "recordType"
            },
            {
              "kind": "Variable",
              "name": "recordUuid",
              "variableName": "uuid"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ActivityConnection",
      "kind": "LinkedField",
      "name": "activity",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActivityEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Activity",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "action",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Person",
                  "kind": "LinkedField",
                  "name": "actor",
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "2d4d6ed53cc43b540d7fc00b5f461244";

export default node;
