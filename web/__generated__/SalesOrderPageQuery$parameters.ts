/**
 * @generated SignedSource<<95b207427721692924d38a2bd519f548>>
 * @relayHash 4517d7475a90476cafa894b17d290ad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 436441611a3c3c2fff36e4e64c5ccfb668033871bec5da36627bab2db75600bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "436441611a3c3c2fff36e4e64c5ccfb668033871bec5da36627bab2db75600bc",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
