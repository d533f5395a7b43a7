/**
 * @generated SignedSource<<3b0a1a8b94aa7144cd93f748bf8d975d>>
 * @relayHash b0aea0664fb76be209ae3727f3e63a35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff0f7dac5688c6a62d062e4602501cfaf9a8a5dfafb8745906f89299718116c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReconciliationPageQuery } from './ReconciliationPageQuery.graphql';

const node: PreloadableConcreteRequest<ReconciliationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ff0f7dac5688c6a62d062e4602501cfaf9a8a5dfafb8745906f89299718116c",
    "metadata": {},
    "name": "ReconciliationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
