/**
 * @generated SignedSource<<8e998cf9900e6141cfbbd9529425deee>>
 * @relayHash 452f9c2b52d7e6c35c62869dddc0f1a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7e8d6010f54892555657caa86c9e6320b6c4eee519de945af191a11631fe5ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashForecastPageQuery } from './CashForecastPageQuery.graphql';

const node: PreloadableConcreteRequest<CashForecastPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7e8d6010f54892555657caa86c9e6320b6c4eee519de945af191a11631fe5ef",
    "metadata": {},
    "name": "CashForecastPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
