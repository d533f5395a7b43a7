/**
 * @generated SignedSource<<af8f3ebf68feaabd6bf0a515d00e9afe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportIssueSeverity = "DUPLICATE" | "ERROR" | "WARNING";
export type ImportSuggestionReason = "BALANCE" | "CLOSEST" | "LETTERS" | "OTHER_FORM" | "OTHER_MARK" | "REPEATED" | "STORED" | "ZERO";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type ErrorsCard_import$data = {
  readonly counts: {
    readonly errors: number;
  };
  readonly errors: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly column: string | null | undefined;
        readonly message: string;
        readonly row: number | null | undefined;
        readonly severity: ImportIssueSeverity;
        readonly suggestion: {
          readonly reason: ImportSuggestionReason;
          readonly value: string | null | undefined;
        } | null | undefined;
        readonly value: string | null | undefined;
      };
    }>;
    readonly totalCount: number;
  };
  readonly hasCells: boolean;
  readonly id: string;
  readonly status: StatementImportStatus;
  readonly " $fragmentType": "ErrorsCard_import";
};
export type ErrorsCard_import$key = {
  readonly " $data"?: ErrorsCard_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorsCard_import">;
};

import ErrorsCardPaginationQuery_graphql from './ErrorsCardPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "errors"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ErrorsCardPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ErrorsCard_import",
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
      "name": "hasCells",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errors",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "errors",
      "args": null,
      "concreteType": "ImportIssueConnection",
      "kind": "LinkedField",
      "name": "__ErrorsCard_errors_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportIssueEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ImportIssue",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "severity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "row",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "column",
                  "storageKey": null
                },
                (v1/*:: as any*/),
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
                  "name": "message",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ImportSuggestion",
                  "kind": "LinkedField",
                  "name": "suggestion",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "reason",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};
})();

(node as any).hash = "04d5b01d0a50dce91f2b2863ad7c53be";

export default node;
