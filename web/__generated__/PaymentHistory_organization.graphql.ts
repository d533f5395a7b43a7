/**
 * @generated SignedSource<<59669f8ec18de0e845c2593ae2cf8045>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityAction = "APPROVED" | "ARCHIVED" | "CANCELLED" | "CREATED" | "DELETED" | "EXPORTED" | "FAILED" | "IMPORTED" | "IMPORT_UNDONE" | "MESSAGE_DELETED" | "MESSAGE_EDITED" | "MESSAGE_WRITTEN" | "RECONCILED" | "REJECTED" | "REMOVE_RECONCILIATION" | "RESENT" | "SENT" | "SETTINGS_CHANGED" | "SIGNED_IN" | "SIGNED_OUT" | "SUBMITTED" | "UNARCHIVED" | "UPDATED" | "VIEWED";
import type { FragmentRefs } from "relay-runtime";
export type PaymentHistory_organization$data = {
  readonly activity: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly action: ActivityAction;
        readonly actor: {
          readonly fullName: string;
        } | null | undefined;
        readonly at: string;
        readonly changes: ReadonlyArray<{
          readonly after: string | null | undefined;
          readonly before: string | null | undefined;
          readonly field: string;
        }>;
        readonly id: string;
        readonly reason: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "PaymentHistory_organization";
};
export type PaymentHistory_organization$key = {
  readonly " $data"?: PaymentHistory_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentHistory_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
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
  "name": "PaymentHistory_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "recordType",
              "value": "PAYMENT"
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
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FieldChange",
                  "kind": "LinkedField",
                  "name": "changes",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "field",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "before",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "after",
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

(node as any).hash = "f4e64643ca147a0c0334a56cae8ae0b7";

export default node;
