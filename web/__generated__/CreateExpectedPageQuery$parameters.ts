/**
 * @generated SignedSource<<c7b37e8a72dfd7ea8ce605ccbcd7e178>>
 * @relayHash 829f870dc79bcdf824b91a399aa113ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ba58c518af86814b920aacfa3388ab34e6a0aa10c1b12cfa49be96f350682aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateExpectedPageQuery } from './CreateExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ba58c518af86814b920aacfa3388ab34e6a0aa10c1b12cfa49be96f350682aa",
    "metadata": {},
    "name": "CreateExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
